import { ErrorPage } from './ErrorPage';

/** An address that nothing lives at. */
export const NotFoundPage = () => <ErrorPage status={404} />;
