import { Component } from 'react';
import type { ReactNode } from 'react';

/** Shows `fallback` when the chart's chunk cannot be loaded or the chart fails: the figures stay readable. */
export class ChartBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
