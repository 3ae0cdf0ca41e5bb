/** Milliseconds between two looks: a visitor's click is to be seen within five seconds. */
export const REFRESH_MS = 3000;
