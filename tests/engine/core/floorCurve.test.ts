import { curveErrors, FloorCurve, show, type CurveRow } from '../../../src/engine/core/floorCurve';

const values = (row: CurveRow, floors: readonly number[]): number[] => {
  const curve = new FloorCurve(row);
  return floors.map((floor) => curve.at(floor));
};

describe('a floor curve', () => {
  it('RULES 1.1 steps: each value holds until the next point, 0 before the first', () => {
    expect(values([[3, 15], [5, 30], [7, 60]], [0, 1, 2, 3, 4, 5, 6, 7, 8, 1000])).toEqual([0, 0, 0, 15, 15, 30, 30, 60, 60, 60]);
  });

  it('RULES 1.1 steps down to 0 and up again', () => {
    expect(values([[0, 80], [5, 0], [6, 2]], [0, 4, 5, 6])).toEqual([80, 80, 0, 2]);
  });

  it('RULES 1.1 is 0 everywhere without points', () => {
    expect(values([], [0, 1, 99])).toEqual([0, 0, 0]);
    expect(values({ linear: [] }, [0, 1, 99])).toEqual([0, 0, 0]);
  });

  it('RULES 1.1 linear runs straight, rounded half up, 0 before and the last value after', () => {
    expect(values({ linear: [[2, 10], [6, 20]] }, [1, 2, 3, 4, 5, 6, 7, 99])).toEqual([0, 10, 13, 15, 18, 20, 20, 20]);
  });

  it('RULES 1.1 linear rounds half up on the way down too', () => {
    expect(values({ linear: [[0, 3], [2, 0], [4, 1]] }, [0, 1, 2, 3, 4])).toEqual([3, 2, 0, 1, 1]);
  });

  it('RULES 1.1 linear stays exact where fractions of doubles would not', () => {
    const line = { linear: [[0, 0], [1000, 1_000_000]] } as const;
    const off = Array.from({ length: 1001 }, (_, floor) => floor).filter((floor) => new FloorCurve(line).at(floor) !== floor * 1000);
    expect(off).toEqual([]);
    expect(values({ linear: [[0, 0], [3, 1]] }, [1, 2])).toEqual([0, 1]);
  });

  it.each([
    [[[1, 2], [4, 3]], []],
    [{ linear: [[0, 0], [9, 9]] }, []],
    [[[5, 1], [3, 2]], ['floor 3 comes after floor 5; points must ascend']],
    [[[5, 1], [5, 2]], ['duplicate floor 5']],
    [[[1, -1]], ['value -1 on floor 1 is not a whole number of at least 0']],
    [[[1, 1.5]], ['value 1.5 on floor 1 is not a whole number of at least 0']],
    [[[1, NaN]], ['value NaN on floor 1 is not a whole number of at least 0']],
    [[[1, Infinity]], ['value Infinity on floor 1 is not a whole number of at least 0']],
    [[[1, '8']], ['value "8" on floor 1 is not a whole number of at least 0']],
    [[[1, 2 ** 53]], ['value 9007199254740992 on floor 1 is not a whole number of at least 0']],
    [[[-1, 1]], ['floor -1 is not a whole number of at least 0']],
    [[[0.5, 1]], ['floor 0.5 is not a whole number of at least 0']],
    [[[NaN, 1]], ['floor NaN is not a whole number of at least 0']],
    [[[1, 2], 7], ['7 is not a [floor, value] point']],
    [[null], ['null is not a [floor, value] point']],
    [[[1]], ['[1] is not a [floor, value] point']],
    [[[1, 2, 3]], ['[1,2,3] is not a [floor, value] point']],
    [80, ['80 is not a list of [floor, value] points']],
    [null, ['null is not a list of [floor, value] points']],
    [{ linear: 'up' }, ['"up" is not a list of [floor, value] points']],
    [{ linear: [[2, 1], [1, 1]] }, ['floor 1 comes after floor 2; points must ascend']],
    [[[2, -1], [1, 1]], ['value -1 on floor 2 is not a whole number of at least 0', 'floor 1 comes after floor 2; points must ascend']],
  ])('RULES 1.1 %j has the faults %j', (row, faults) => {
    expect(curveErrors(row)).toEqual(faults);
  });

  it('shows values in error messages so that they can be told apart', () => {
    expect([NaN, undefined, '7', 7, null, [1]].map(show)).toEqual(['NaN', 'undefined', '"7"', '7', 'null', '[1]']);
  });
});
