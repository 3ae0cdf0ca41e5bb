import { Component } from 'react';
import type { ReactNode } from 'react';
import { isChunkLoadError, reloadAfterChunkFailure } from '../federation/chunkReload';
import { ErrorPage } from '../pages/ErrorPage';

/** Shows the error page when a page of the shell throws or its code cannot be loaded. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    reloadAfterChunkFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorPage status={isChunkLoadError(error) ? 503 : 500} />;
  }
}
