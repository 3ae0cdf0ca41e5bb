import type { Phase } from '../capture/itemLedger';
import type { FindingObservation, FoundFinding } from './FoundFinding';
import { soundEvidence } from './soundEvidence';

/** A hostile website may do the same with thousands of scripts. */
const MOST = 500;
const MAX_TEXT = 2_000;

/** Where everything that looks for something besides items tells what it met. */
export interface FindingBook {
  note(observation: FindingObservation, phase: Phase): void;
  all(): FoundFinding[];
}

/** Keeps each finding once, however often it is met: the same code of the same host and script. */
export const createFindingBook = (): FindingBook => {
  const findings = new Map<string, { finding: FoundFinding; pages: Set<string> }>();
  return {
    note: (observation, { pass, chosen }) => {
      const key = [observation.kind, observation.code, observation.host, observation.script].join('\n');
      const known = findings.get(key);
      if (!known && findings.size >= MOST) return;
      const script = observation.script?.slice(0, MAX_TEXT) ?? null;
      const { finding, pages } = known ?? {
        finding: {
          ...observation,
          evidence: soundEvidence(observation.evidence),
          script,
          pages: 0,
          passes: [],
          beforeConsent: false,
        },
        pages: new Set<string>(),
      };
      // The first evidence stands; another way of finding the same adds what it alone knows.
      if (known) finding.evidence = { ...soundEvidence(observation.evidence), ...finding.evidence };
      findings.set(key, { finding, pages });
      if (pages.size < MOST) pages.add(observation.page);
      finding.pages = pages.size;
      finding.beforeConsent ||= pass === 'none' || !chosen;
      if (!finding.passes.includes(pass)) finding.passes.push(pass);
    },
    all: () => [...findings.values()].map(({ finding }) => finding),
  };
};
