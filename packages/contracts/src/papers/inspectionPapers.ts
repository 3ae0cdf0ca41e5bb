import * as z from 'zod/mini';
import { timestamp } from '../fields';

/** The papers that an inspection asks for, in the order of the binder, with the sections of the PDPA that want them. */
export const INSPECTION_PAPERS = {
  officer: '41, 42',
  notices: '23',
  processing: '39, 40 (3)',
  agreements: '40',
  consent_proof: '19',
  cookies: '19, 23',
  requests: '30–36',
  breaches: '37 (4)',
  transfers: '28, 29',
  security: '37 (1)',
  training: '37, 41',
} as const;
export type InspectionPaper = keyof typeof INSPECTION_PAPERS;
export const PAPER_ORDER = Object.keys(INSPECTION_PAPERS) as [InspectionPaper, ...InspectionPaper[]];

export const READINESS_STATES = ['complete', 'partly', 'empty'] as const;
/** Who has to write what is missing. */
export const WRITERS = ['admin', 'dpo'] as const;

/** How far a paper is. A field counts once it is known or answered, never when it is only there. */
export const paperReadiness = z.object({
  paper: z.enum(PAPER_ORDER),
  state: z.enum(READINESS_STATES),
  fields: z.number(),
  filled: z.number(),
  /** What is missing: the key of its words, who has to write it, and by when; at most 20, `fields - filled` is the number of all. */
  missing: z.array(z.object({ field: z.string(), who: z.enum(WRITERS), due_at: z.nullable(timestamp) })),
});
export type PaperReadiness = z.output<typeof paperReadiness>;

/** State of a paper by its fields. */
export const readinessState = (fields: number, filled: number): PaperReadiness['state'] => {
  if (filled === 0) return 'empty';
  return filled < fields ? 'partly' : 'complete';
};
