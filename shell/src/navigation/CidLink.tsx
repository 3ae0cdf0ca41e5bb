import type { LinkProps } from '@yinyom/mfe-kit';
import { Link, useSearchParams } from '@yinyom/mfe-kit';

/** A link that keeps the `cid` of the address (specification §2). */
export const CidLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) => {
  const cid = useSearchParams()[0].get('cid');
  return <Link {...rest} to={cid ? { pathname: to, search: `?cid=${encodeURIComponent(cid)}` } : to} />;
};
