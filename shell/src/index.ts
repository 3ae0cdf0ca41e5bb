import { setTextRule } from './document/textRule';

setTextRule();
// The share scope must be ready before anything shared is used, so the first import is asynchronous.
void import('./bootstrap');
