import { startStandalone } from '@yinyom/mfe-kit/startStandalone';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { remote } from './remote';

void startStandalone(remote, ThemeFrame);
