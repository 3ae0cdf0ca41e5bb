import * as z from 'zod/mini';
import { id } from './fields';

/** Whose papers: a group of websites that names a controller (an agency's client); absent: the organization's own. */
const controllerQuery = { controller: z.optional(id) };

/** The questions of a call about papers of an organization, which may be about those of one of its clients instead. */
export const ofController = <S extends z.core.$ZodShape>(questions: S) =>
  z.strictObject({ ...questions, ...controllerQuery });
