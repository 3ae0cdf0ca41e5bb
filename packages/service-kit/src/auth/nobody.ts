/**
 * An id that no organization and no website has: what does not exist is asked for like what belongs to others, with the
 * same work and the same answer (threats T-01 and T-15).
 */
export const NOBODY = '0'.repeat(24);
