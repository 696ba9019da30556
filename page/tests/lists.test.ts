import { expect, test } from "vitest";
import { changed } from "../src/decks/lists";

const ARENA = "About\nName Zoo\n\nDeck\n4 Shock (8ED) 222\n20 Forest\n\nSideboard\n2 Naturalize";

test("copies are added in the main part of a list with headings", () => {
  expect(changed(ARENA, "Naturalize", 1)).toBe(ARENA.replace("20 Forest\n", "20 Forest\n1 Naturalize\n"));
  expect(changed(ARENA, "Shock", 1)).toBe(ARENA.replace("4 Shock (8ED) 222", "5 Shock (8ED) 222"));
});

test("a printing and its marks stay as they are written", () => {
  expect(changed("4 Shock (8ED) 222 *F*\n56 Mountain", "Shock", -1)).toBe("3 Shock (8ED) 222 *F*\n56 Mountain");
  expect(changed("4x Shock *F*", "Shock", 1)).toBe("5x Shock *F*");
});

test("the last copy takes its line with it", () => {
  expect(changed("1 Shock\n59 Mountain", "Shock", -1)).toBe("59 Mountain");
});

test("a new card comes before the sideboard", () => {
  expect(changed("4 Shock\n\n2 Naturalize", "Forest", 1)).toBe("4 Shock\n1 Forest\n\n2 Naturalize");
  expect(changed("4 Shock\nSideboard\n2 Naturalize", "Forest", 1)).toBe("4 Shock\n1 Forest\nSideboard\n2 Naturalize");
});

test("an empty list begins with the card", () => {
  expect(changed("", "Forest", 1)).toBe("1 Forest\n");
  expect(changed("Deck\n", "Forest", 1)).toBe("Deck\n1 Forest\n");
});
