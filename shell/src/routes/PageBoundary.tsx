import { Component, Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkLoadError, reloadAfterChunkFailure } from '../federation/chunkReload';
import type { LayoutProps } from '../layouts/LayoutProps';
import { ErrorPage } from '../pages/ErrorPage';
import { tellError } from '../part-errors/tellError';

interface Props {
  /** Draws the error page in a frame, where the boundary stands outside of every layout. */
  frame?: ComponentType<LayoutProps>;
  children: ReactNode;
}

/** Shows the error page when a page of the shell throws or its code cannot be loaded. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    tellError(error, { kind: 'render' });
    void reloadAfterChunkFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const Frame = this.props.frame ?? Fragment;
    return (
      <Frame>
        <ErrorPage status={isChunkLoadError(error) ? 503 : 500} />
      </Frame>
    );
  }
}
