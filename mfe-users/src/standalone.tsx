import { startStandalone } from '@yinyom/mfe-kit';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { remote } from './remote';

void startStandalone(remote, ThemeFrame);
