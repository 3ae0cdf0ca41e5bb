import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

interface RtcFacts {
  /** Number of the connection on its page: later facts of the same one replace earlier ones. */
  connection: number;
  calls: string[];
  asksCandidates: boolean;
  /** Sound or picture is part of it, or somebody answered: a call. */
  isCall: boolean;
}

/** Opens a connection to nobody, to learn the machine's addresses (Englehardt and Narayanan 2016, section 3.2). Pure. */
export const judgeWebrtc = ({
  calls = [],
  asksCandidates = false,
  isCall = false,
}: Partial<RtcFacts>): Judged =>
  calls.length > 0 && asksCandidates && !isCall
    ? { calls: [...calls, 'onicecandidate'], media: false }
    : null;

export const webrtcHook = ({ after, onSet, onListen, script, tell, stateOf }: HookKit): void => {
  let connections = 0;
  const state = stateOf(() => ({
    connection: (connections += 1),
    calls: new Set<string>(),
    asksCandidates: false,
    isCall: false,
    script: undefined as string | null | undefined,
  }));
  const changed = (known: ReturnType<typeof state>) => {
    const { connection, calls, asksCandidates, isCall } = known;
    if (calls.size === 0 || !asksCandidates) return;
    if (known.script === undefined) known.script = script();
    tell('webrtc', { connection, calls: [...calls], asksCandidates, isCall }, known.script);
  };
  const on = (
    methods: readonly string[],
    note: (known: ReturnType<typeof state>, method: string) => void,
  ) => {
    for (const method of methods)
      after('RTCPeerConnection', method, (self) => {
        note(state(self), method);
        changed(state(self));
      });
  };
  on(['createDataChannel', 'createOffer'], ({ calls }, method) => calls.add(method));
  on(['addTrack', 'addTransceiver', 'addStream', 'setRemoteDescription'], (known) => {
    known.isCall = true;
  });
  const asks = (self: object) => {
    state(self).asksCandidates = true;
    changed(state(self));
  };
  onSet('RTCPeerConnection', 'onicecandidate', asks);
  onListen((self, type) => {
    if (type === 'icecandidate') asks(self);
  });
};
