import { WebUrl } from './native';

/**
 * UUID version 4. `crypto.randomUUID` exists on secure pages only; the address of a blob ends with such an id in every
 * browser and on every page.
 */
export const uuid = (): string => WebUrl.createObjectURL(new Blob()).slice(-36);
