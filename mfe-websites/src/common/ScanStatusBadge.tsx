import type { Scan } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';

const TONES: Record<Scan['status'], BadgeTone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  partial: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
};

/** How a scan stands, in a word. */
export const ScanStatusBadge = ({ status }: { status: Scan['status'] }) => {
  const t = useTexts('websites');
  return <Badge tone={TONES[status]}>{t(`scanStatus.${status}`)}</Badge>;
};
