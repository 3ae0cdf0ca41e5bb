// What a webhook that gets every decision costs those who decide.
import { measureProgram } from '../measureProgram.mjs';

export const measure = async () => measureProgram('services/consents/bench/webhooks.cjs');
