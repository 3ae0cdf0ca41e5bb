import type { Phase } from '../capture/itemLedger';
import { isOwnScript } from '../capture/scriptStack';
import type { FindingObservation } from '../findings/FoundFinding';
import { blameScript } from './blame';
import { judgeAudio } from './judges/audio';
import { judgeCanvas } from './judges/canvas';
import { judgeCanvasFont } from './judges/canvasFont';
import { judgeEnumeration } from './judges/enumeration';
import { judgeLinkDecoration } from './judges/linkDecoration';
import type { RecorderFacts } from './judges/recorder';
import { judgeWebgl } from './judges/webgl';
import { judgeWebrtc } from './judges/webrtc';
import type { Judged, Technique, Trace } from './Trace';

/** One page's hooks tell no more than this; a page that does more is known well enough. */
const MOST_TRACES = 5_000;
/** Judged by what the hook alone tells. */
const JUDGES: Partial<Record<Technique, (facts: Trace['facts']) => Judged>> = {
  canvas: judgeCanvas,
  canvas_font: judgeCanvasFont,
  webgl: judgeWebgl,
  audio: judgeAudio,
  webrtc: judgeWebrtc,
  enumeration: judgeEnumeration,
  link_decoration: judgeLinkDecoration,
};
/** Much of it is needed by somebody: whether it was tracking only a person can say. */
const ONLY_WARNED = new Set<Technique>(['enumeration']);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];

interface Kept {
  trace: Trace;
  /** When it was told first. */
  phase: Phase;
}

/** Keeps what the hooks of one page tell, the newest facts of each script and thing. */
export interface TraceBook {
  tell(trace: Trace, phase: Phase): void;
  /** What a script watches, as far as it was told; the ingredients of a recording. */
  watchers(): { script: string | null; facts: Partial<RecorderFacts> }[];
  /** Texts that went into databases. */
  databases(): { name: string; values: string[] }[];
  findings(): { observation: Omit<FindingObservation, 'page'>; phase: Phase }[];
}

/** A page that found the way to here may say anything: what cannot be judged is none. */
const judged = (technique: Technique, facts: Trace['facts']): Judged => {
  try {
    return JUDGES[technique]?.(facts) ?? null;
  } catch {
    return null;
  }
};

/** @param site registrable domain of the website */
export const createTraceBook = (site: string): TraceBook => {
  const traces = new Map<string, Kept>();
  const all = (technique: Technique) =>
    [...traces.values()].filter(({ trace }) => trace.technique === technique);
  return {
    tell: (trace, phase) => {
      if (trace.script !== null && isOwnScript(trace.script)) return;
      const { technique, script, facts } = trace;
      // What changes with every call is kept apart, what only grows or takes back replaces itself.
      const thing =
        technique === 'webrtc' ? facts['connection'] : JUDGES[technique] ? JSON.stringify(facts) : '';
      const isGrowing = ['enumeration', 'webgl', 'canvas_font', 'session_recorder'].includes(technique);
      const key = [technique, script, isGrowing ? '' : technique === 'evercookie' ? traces.size : thing].join(
        '\n',
      );
      const known = traces.get(key);
      if (!known && traces.size >= MOST_TRACES) return;
      traces.set(key, { trace, phase: known?.phase ?? { ...phase } });
    },
    watchers: () =>
      all('session_recorder').map(({ trace: { script, facts } }) => ({
        script,
        facts: { observes: facts['observes'] === true, listens: textsOf(facts['listens']) },
      })),
    databases: () =>
      all('evercookie').map(({ trace: { facts } }) => ({
        name: String(facts['name']),
        values: textsOf(facts['values']),
      })),
    findings: () =>
      [...traces.values()].flatMap(({ trace: { technique, script, facts }, phase }) => {
        const evidence = judged(technique, facts);
        if (!evidence) return [];
        const weight = ONLY_WARNED.has(technique) ? 'warning' : 'by_consent';
        const observation = {
          kind: 'technique',
          code: technique,
          evidence,
          weight,
          ...blameScript(script, site),
        } as const;
        return [{ observation, phase }];
      }),
  };
};
