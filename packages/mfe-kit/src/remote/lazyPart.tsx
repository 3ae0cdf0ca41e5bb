import { Component, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { tellLoadFailure } from './loadFailures';

/** What is drawn in the place of a part whose code could not be loaded. */
export type FailedPart = ComponentType<{ onRetry: () => void }>;

/** The code of a part could not be loaded; anything else that goes wrong in it is not this. */
class PartNotLoaded extends Error {}

interface BoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotLoaded) tellLoadFailure(error.cause);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.failed;
    throw error;
  }
}

/** Loads the code of a part; `now` gives it at once when it is there. */
export interface PartLoader<Props extends object> {
  (): Promise<ComponentType<Props>>;
  now?: () => ComponentType<Props> | undefined;
}

/**
 * A loader that remembers what it loaded: whoever asks ahead of need finds the part drawn at once, where React would draw the
 * fallback for a moment even of a promise that was kept long ago.
 */
export const partLoader = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartLoader<Props> => {
  let part: ComponentType<Props> | undefined;
  const ask = async () => (part = await load());
  return Object.assign(ask, { now: () => part });
};

/**
 * A component whose code loads when it is first drawn. Unlike React's own `lazy` it can try again after a failure, and a
 * failure replaces this part only: what is typed beside it stays. Needs a `Suspense` around it.
 */
export const lazyPart = <Props extends object>(
  load: PartLoader<Props>,
  Failed: FailedPart,
): ComponentType<Props> => {
  let asked: Promise<ComponentType<Props>> | undefined;
  const ask = () =>
    (asked ??= load().catch((error: unknown) => {
      throw new PartNotLoaded('A part of the page could not be loaded', { cause: error });
    }));
  const Part = (props: Props) => {
    // A part that was waited for once goes on with what it waited for, as React wants of `use`.
    const Loaded = (asked ? undefined : load.now?.()) ?? use(ask());
    return <Loaded {...props} />;
  };
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      asked = undefined;
      setAttempt(attempt + 1);
    };
    return (
      <PartBoundary key={attempt} failed={<Failed onRetry={retry} />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
};
