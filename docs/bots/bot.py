"""Plays one run of Lanternfall: python3 docs/bots/bot.py [SEED] [PACK], in the folder of package.json."""
import json, subprocess, sys

lab = subprocess.Popen(["node", "--import", "tsx", "src/lab/main.ts", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(line):
    print(json.dumps(line), file=lab.stdin, flush=True)
    return json.loads(lab.stdout.readline())

def around(x, y):
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]

left = set()  # Where it stood and could take nothing: what lies there is too much for it.

def choose(seen):
    you, actions, floor = seen["you"], seen["actions"], seen["floor"]
    tile = lambda x, y: seen["tiles"].get(seen["map"][y][x], {})
    def step(is_goal):
        """The first step of a shortest way over known ground to a goal."""
        way = {(you["x"], you["y"]): None}
        for at in (queue := list(way)):
            if way[at] and is_goal(*at):
                return next((a for a in actions if a["kind"] == "move" and (a["x"], a["y"]) == way[at]), None)
            for to in around(*at):
                if to not in way and tile(*to).get("walkable"):
                    way[to] = way[at] or to
                    queue.append(to)
    potions = [item["id"] for item in seen["bag"] if item["kind"] == "healthPotion" and you["hp"] * 2 < you["maxHp"]]
    find = lambda kind: next((a for a in actions if a["kind"] == kind), None)
    if not find("pickUp"):
        left.add((floor, you["x"], you["y"]))
    things = {(item["x"], item["y"]) for item in seen["items"] if (floor, item["x"], item["y"]) not in left}
    drink = next((a for a in actions if a["kind"] == "use" and a["item"] in potions), None)
    return (drink or find("level") or find("attack") or find("pickUp") or find("down")
            or step(lambda x, y: (x, y) in things)
            or step(lambda x, y: tile(x, y).get("stairs") == "down")
            or step(lambda x, y: any(seen["sight"][b][a] == " " for a, b in around(x, y)))
            or find("wait"))

seed, pack = sys.argv[1:] + ["42", "classicBare"][len(sys.argv) - 1:]
seen = ask({"seed": seed, "pack": pack, "turns": 5000})
while "actions" in seen:
    seen = ask(choose(seen))
print(seen.get("result", seen))
