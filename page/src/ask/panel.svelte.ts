/** Which of the panels around the question is open: "" for none. */
export const panel = $state<{ open: "" | "help" | "concede" | "company" | "command" }>({ open: "" });
