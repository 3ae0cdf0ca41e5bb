import type { PartName } from '../session/part';
import { importTwice } from './importTwice';

/** Loads a part that lies beside the one that this stands in. */
export const beside = <Loaded>(name: PartName): Promise<Loaded> => importTwice(`./${name}.js`);
