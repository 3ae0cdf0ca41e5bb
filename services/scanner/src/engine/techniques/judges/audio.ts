import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

interface AudioFacts {
  nodes: string[];
  read: string;
  isOffline: boolean;
  /** Something of it can be heard. */
  isAudible: boolean;
}

/**
 * Makes a sound that nobody hears and reads it back, because every machine computes it a little differently
 * (Englehardt and Narayanan 2016, section 3.2: the nodes that were met). Pure.
 */
export const judgeAudio = ({
  nodes = [],
  read = '',
  isOffline = false,
  isAudible = true,
}: Partial<AudioFacts>): Judged =>
  nodes.includes('oscillator') && read !== '' && (isOffline || !isAudible)
    ? { calls: [...nodes, read], offline: isOffline }
    : null;

export const audioHook = ({ scope, after, tell, stateOf }: HookKit): void => {
  const state = stateOf(() => ({ nodes: new Set<string>(), isAudible: false }));
  /** What a context computed without being heard, by its buffer. */
  const rendered = new WeakMap<object, object>();
  const kinds: [string, string][] = [
    ['OscillatorNode', 'oscillator'],
    ['AnalyserNode', 'analyser'],
    ['DynamicsCompressorNode', 'compressor'],
  ];
  const is = (object: unknown, name: string): boolean => {
    const type = scope[name] as (new () => unknown) | undefined;
    return type !== undefined && object instanceof type;
  };
  const note = (node: { context: object }) => {
    for (const [type, name] of kinds) if (is(node, type)) state(node.context).nodes.add(name);
  };
  after('AudioNode', 'connect', (self, [target]) => {
    note(self);
    if (is(target, 'AudioNode')) note(target);
    const isSilent = is(self, 'GainNode') && self.gain.value === 0;
    if (is(target, 'AudioDestinationNode') && !isSilent) state(self.context).isAudible = true;
  });
  after('OfflineAudioContext', 'startRendering', (self, _args, result) => {
    self.addEventListener('complete', (event: { renderedBuffer: object }) =>
      rendered.set(event.renderedBuffer, self),
    );
    result?.then((buffer: object) => rendered.set(buffer, self)).catch(() => undefined);
  });
  const onRead = (context: object, read: string) => {
    const { nodes, isAudible } = state(context);
    const isOffline = is(context, 'OfflineAudioContext');
    if (nodes.size > 0) tell('audio', { nodes: [...nodes], read, isOffline, isAudible });
  };
  for (const method of ['getChannelData', 'copyFromChannel'])
    after('AudioBuffer', method, (self) => {
      const context = rendered.get(self);
      if (context) onRead(context, method);
    });
  for (const method of ['getFloatFrequencyData', 'getByteFrequencyData', 'getFloatTimeDomainData'])
    after('AnalyserNode', method, (self) => onRead(self.context, method));
};
