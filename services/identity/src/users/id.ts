import { Types } from 'mongoose';

/** A database id; outside the service it is 24 hexadecimal digits. */
export type Id = Types.ObjectId;

export const newId = (): Id => new Types.ObjectId();
export const idOf = (text: string): Id => new Types.ObjectId(text);
