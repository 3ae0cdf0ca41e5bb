/** Decisions about one website that one network may send in a minute: bounds of the setting, and what counts without one. */
export const NETWORK_DECISIONS = { least: 60, usual: 600, most: 3_000 } as const;
