// How long until a decision is told to those who watch, and what many who watch cost.
import { measureProgram } from '../measureProgram.mjs';

export const measure = async () => measureProgram('services/consents/bench/live.cjs');
