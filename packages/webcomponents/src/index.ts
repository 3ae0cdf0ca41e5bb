import { defineGate } from './defineGate';

export { defineGate } from './defineGate';

defineGate();
