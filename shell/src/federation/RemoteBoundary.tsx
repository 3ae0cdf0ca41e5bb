import { lazyPart } from '@yinyom/mfe-kit';
import type { FailedPart } from '@yinyom/mfe-kit/shell';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { TookTooLong } from './attempts';
import { isChunkLoadError, reloadAfterChunkFailure } from './chunkReload';
import { isNotLoaded, listedBuild } from '../part-errors/knownParts';
import { tellError } from '../part-errors/tellError';
import { forgetFailure } from './remoteLoader';
import { RemoteFailure } from './RemoteFailure';
import { enterRemote, leaveRemote, rememberDocument } from './walls';
import { UnmetNeedsError } from './UnmetNeedsError';

const NothingToSay: FailedPart = ({ onRetry }) => <RemoteFailure onRetry={onRetry} page={false} />;
/** Code of its own: hardly any page has to say it. */
const RemoteUnmet = lazyPart(
  () => import('./RemoteUnmet').then(({ RemoteUnmet: Unmet }) => Unmet),
  NothingToSay,
);

interface Props {
  /** Container name. */
  name: string;
  onRetry: () => void;
  /** Draws the message in a frame of its own, e.g. a window. */
  frame?: (message: ReactNode) => ReactNode;
  /** What stands here while the part loads. */
  loading: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  /** Whether the page may load itself again: a failure is said when it is one, not a moment before everything is there. */
  mayReload: boolean;
}

/** Keeps the failure of a remote inside its own part of the page, whether it cannot load or throws while rendering. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, mayReload: false };

  constructor(props: Props) {
    super(props);
    // Before anything of the remote is drawn, its effects included.
    rememberDocument();
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown'), mayReload: isChunkLoadError(error) };
  }

  override componentDidMount() {
    enterRemote(this.props.name);
  }

  override componentWillUnmount() {
    leaveRemote();
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props;
    console.error(`[${name}]`, error);
    tellError(error, { kind: isNotLoaded(name) ? 'load' : 'render', part: listedBuild(name) });
    void reloadAfterChunkFailure(error).then((reloads) => this.setState({ mayReload: reloads }));
    // What came late after all is shown without a press.
    if (error instanceof TookTooLong)
      error.arrival.then(
        () => this.state.error === error && this.retry(),
        () => undefined,
      );
  }

  retry = () => {
    forgetFailure(this.props.name);
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error, mayReload } = this.state;
    if (error === null) return this.props.children;
    const { frame, loading } = this.props;
    if (mayReload) return loading;
    const message =
      error instanceof UnmetNeedsError ? (
        <Suspense fallback={loading}>
          <RemoteUnmet error={error} onRetry={this.retry} page={!frame} />
        </Suspense>
      ) : (
        <RemoteFailure onRetry={this.retry} page={!frame} />
      );
    return frame?.(message) ?? message;
  }
}
