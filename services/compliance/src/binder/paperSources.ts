import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { createProcessingSource } from '../processing-record/processingSource';
import type { ReadProcessingRecord } from '../processing-record/processingRecord.service';
import {
  createOfficerSource,
  createSecuritySource,
  createTrainingSource,
  createTransfersSource,
  type RegisterParts,
} from '../registers/registerSources';
import type { PaperSource } from './PaperSource';

interface Parts extends RegisterParts {
  readRecord: ReadProcessingRecord;
}

/** Papers in the order of the binder, wherever each of them comes from. */
export const inBinderOrder = (sources: readonly PaperSource[]): PaperSource[] =>
  [...sources].sort((a, b) => PAPER_ORDER.indexOf(a.paper) - PAPER_ORDER.indexOf(b.paper));

/** The papers that registers and the record of processing become. One more is a line here. */
export const createPaperSources = (parts: Parts): PaperSource[] => [
  createOfficerSource(parts),
  createProcessingSource(parts),
  createTransfersSource(parts),
  createSecuritySource(parts),
  createTrainingSource(parts),
];
