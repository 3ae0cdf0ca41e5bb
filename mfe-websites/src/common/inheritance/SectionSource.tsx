import type { SectionName } from '@yinyom/contracts/groups/sections';
import { lazyPart } from '@yinyom/mfe-kit';
import { Suspense, useContext } from 'react';
import { InheritanceContext } from './InheritanceContext';

// Most websites are in no group.
const SourceLine = lazyPart(
  () => import('../groupParts').then((file) => file.SourceLine),
  () => null,
);

/** Says where a section of the open website comes from, with what can be done about it; nothing where no group has a part in it. */
export const SectionSource = ({ section }: { section: SectionName }) => {
  const known = useContext(InheritanceContext);
  const found = known?.inheritance.sections.find((each) => each.section === section);
  if (!found || (found.state !== 'inherited' && !found.offered)) return null;
  return (
    <Suspense fallback={null}>
      <SourceLine state={found} />
    </Suspense>
  );
};
