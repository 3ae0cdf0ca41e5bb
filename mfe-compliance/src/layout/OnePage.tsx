import { errorMessage, isApiError, Link, usePageTitle } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import type { ReactNode } from 'react';

interface OnePageProps<Thing> {
  /** What a hook answered for the thing that the address names. */
  query: { data?: Thing | undefined; error?: unknown; isError: boolean; refetch: () => unknown };
  /** Heading: the thing's own once it is known. */
  title: string;
  back: { to: string; text: string };
  /** Where there is no such thing, or none for this user. */
  unknown: { title: string; hint: string };
  children: (thing: Thing) => ReactNode;
}

/** A page about one thing: while it loads, where it is not there, where that failed, and whole. */
export const OnePage = <Thing,>({ query, title, back, unknown, children }: OnePageProps<Thing>) => {
  const { data, error, isError, refetch } = query;
  usePageTitle(title);
  if (isError && isApiError(error) && error.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={unknown.title}
        action={
          <ButtonLink as={Link} to={back.to}>
            {back.text}
          </ButtonLink>
        }
      >
        {unknown.hint}
      </EmptyState>
    );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data === undefined ? <Skeleton $height="640px" /> : children(data);
  };
  return (
    <>
      <PageHeader title={title} note={<Link to={back.to}>{back.text}</Link>} />
      {content()}
    </>
  );
};
