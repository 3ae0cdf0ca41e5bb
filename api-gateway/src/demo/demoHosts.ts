/** Hosts of the demo's websites; browsers resolve every name below localhost to this machine. */

/** The live one: whose visitors are whoever tries the product. */
export const DEMO_HOST = 'demo.localhost';
/** The two with a past that was made up; the first stands before the live one in every list, so the console opens with it. */
export const MAIN_SAMPLE_HOST = 'campus.demo.localhost';
/** Its tags run without asking: what a scan finds there are violations. */
export const LIBRARY_SAMPLE_HOST = 'library.demo.localhost';

export const DEMO_HOSTS = [DEMO_HOST, MAIN_SAMPLE_HOST, LIBRARY_SAMPLE_HOST] as const;
