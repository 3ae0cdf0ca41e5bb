// The container must be ready before anything shared is used, so the first import is asynchronous.
void import('./standalone');
