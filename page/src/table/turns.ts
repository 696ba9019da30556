/** A line of the log with which a turn begins. */
export const TURN = /^Turno? \d+: /;
