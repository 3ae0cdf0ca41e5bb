// Ten minutes of decisions at full load, by turns with raw inserts.
import { measureProgram } from '../measureProgram.mjs';

export const measure = async () => measureProgram('services/consents/bench/lasting.cjs');
