import { Types } from 'mongoose';

/** A database id; outside the service it is 24 hexadecimal digits. */
export type Id = Types.ObjectId;

export const newId = (): Id => new Types.ObjectId();

/** Whether a text can be an id at all. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
