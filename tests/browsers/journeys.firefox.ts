import { test } from './journey-test.ts';
import { testJourneys } from './page-visitor.ts';

testJourneys(test);
