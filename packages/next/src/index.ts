export { readChoice } from './readChoice';
export { ServerGate } from './ServerGate';
export { YinyomScript } from './YinyomScript';
