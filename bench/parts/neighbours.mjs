// How long visitors wait while another organization imports, uploads and exports the most that it may.
import { measureProgram } from '../measureProgram.mjs';

export const measure = async () => measureProgram('services/consents/bench/neighbours.cjs');
