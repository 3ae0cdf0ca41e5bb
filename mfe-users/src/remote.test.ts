import { testRemote } from '@yinyom/testing/testRemote';
import { declared } from './pages';
import { remote } from './remote';

testRemote(remote, declared);
