/** Scripts that are held. A type means the same in capitals, and with spaces around it. */
export const HELD_SCRIPT = 'script[type~="text/plain"i]';
