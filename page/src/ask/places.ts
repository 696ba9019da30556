/** Put a box that floats next to an element, within the window. */
export function place(box: HTMLElement, beside: Element | null): void {
  const at = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const below = at.bottom + 6 + height <= innerHeight;
  const top = below ? at.bottom + 6 : Math.max(8, at.top - height - 6);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
