// `postpack`: what was made for packing only goes away.
import { rmSync } from 'node:fs';

rmSync('packed', { recursive: true, force: true });
