import { Component } from 'react';
import type { ReactNode } from 'react';
import { reloadAfterChunkFailure } from './chunkReload';
import { forgetFailure } from './remoteLoader';
import { RemoteFailure } from './RemoteFailure';

interface Props {
  /** Container name. */
  name: string;
  onRetry: () => void;
  /** Draws the message in a frame of its own, e.g. a window. */
  frame?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Keeps the failure of a remote inside its own part of the page, whether it cannot load or throws while rendering. */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    console.error(`[${this.props.name}]`, error);
    void reloadAfterChunkFailure(error);
  }

  retry = () => {
    forgetFailure(this.props.name);
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    const { frame } = this.props;
    const message = <RemoteFailure onRetry={this.retry} page={!frame} />;
    return frame?.(message) ?? message;
  }
}
