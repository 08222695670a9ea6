import { expectLane } from './expectLane';
import { botsLane } from './lanes/bots';

test('bots of every kind play every pack, one of them with illegal actions, and nothing breaks', () => expectLane(botsLane()));
