import type * as z from 'zod/mini';
import type { declaredShape, menuShape, pageShape } from './declaredShape';

export type Declared = z.output<typeof declaredShape>;
export type DeclaredPage = z.output<typeof pageShape>;
export type DeclaredMenu = z.output<typeof menuShape>;
