"""Costs of reported plans, in decimals, by a program of its own: python3 reference/market-costs.py

Reads the survey's file and the cases of the fixture (row of the plan, score, goal, amount, payment a month), and writes each
case's cost at the low and the high end of what was reported. Rules: docs/survey.md and the specification's calculator. Needs
nothing but Python 3.
"""

import csv
import json
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
ROOT = Path(__file__).resolve().parent.parent
FIXTURE = ROOT / "__tests__/fixtures/market-costs.json"
SCORES = {
    "no-score": ("0", "apr_no_score"),
    "619-or-less": ("1", "apr_619_or_less"),
    "620-to-719": ("2", "apr_620_to_719"),
    "720-or-more": ("3", "apr_720_or_more"),
}
RATES = [column for _, column in SCORES.values()] + ["apr_min", "apr_median", "apr_max"]


def number(plan, column):
    return Decimal(plan[column]) if plan[column] else None


def sound_rates(plan):
    """The regular rates of a plan without those that look like errors."""
    rates = {column: number(plan, column) for column in RATES}
    flagged = {column for column, rate in rates.items() if rate is not None and rate < Decimal("4.5")}
    lowest = None if "apr_min" in flagged else rates["apr_min"]
    for column in RATES:
        if column not in ("apr_min", "apr_max") and rates[column] == Decimal("9.99") and lowest and lowest > rates[column]:
            flagged.add(column)
    highest = None if "apr_max" in flagged else rates["apr_max"]
    median = None if "apr_median" in flagged else rates["apr_median"]
    if lowest is not None and highest is not None and lowest > highest:
        flagged |= {"apr_min", "apr_max"}
    elif median is not None and ((lowest is not None and median < lowest) or (highest is not None and median > highest)):
        flagged.add("apr_median")
    scores = [column for column in RATES[1:4] if column not in flagged]
    for place, column in enumerate(scores):
        lower = [rates[other] for other in scores[:place] if rates[other] is not None]
        if rates[column] is not None and lower and rates[column] > min(lower):
            flagged.add(column)
    return {column: None if column in flagged else rate for column, rate in rates.items()}


def apr_ends(plan, score):
    """The lowest and the highest regular rate for a score; None where the plan isn't for it, or no rate is known."""
    tiers = plan["credit_tiers"].split(",")
    rates = sound_rates(plan)
    wanted = [score] if score else [name for name, (tier, _) in SCORES.items() if tier in tiers]
    offered = [name for name in wanted if SCORES[name][0] in tiers]
    if not any(
        rates[SCORES[name][1]] is not None or rates["apr_median"] is not None or rates["apr_max"] is not None
        for name in offered
    ):
        return None
    own = [rates[column] for tier, column in SCORES.values() if tier in tiers]
    known = [rate for rate in [*own, rates["apr_min"], rates["apr_median"], rates["apr_max"]] if rate is not None]
    low = rates["apr_min"] if rates["apr_min"] is not None else min(known)
    high = rates["apr_max"] if rates["apr_max"] is not None else max(known)
    if score is None:
        return low, high
    rate, median = rates[SCORES[score][1]], rates["apr_median"]
    middle = None if median is None else min(max(median, low), high)
    if rate is not None:
        # Where each score has an end of the range and the median lies elsewhere, the ends are no rates of a whole score.
        stated = [one for one in own if one is not None]
        at_end = low < high and all(one in (low, high) for one in stated) and middle is not None
        return (min(rate, middle), max(rate, middle)) if at_end else (rate, rate)
    if middle is None or low == high:
        return low, high
    if score in ("no-score", "619-or-less"):
        return middle, high
    return (low, middle) if score == "720-or-more" else (low, high)


def offer_of(plan, goal):
    """The rate and the months of the offer on what is moved or bought; None without one that looks right."""
    rate, months = ("transfer_apr", "transfer_months") if goal == "balance" else ("intro_apr", "intro_months")
    apr, length, median = number(plan, rate), number(plan, months), number(plan, "apr_median")
    if median is not None and median < Decimal("4.5"):
        median = None
    if apr is None or length is None or length < 1 or length > 60 or (median is not None and apr >= median):
        return None
    return apr, int(length)


def cost(plan, goal, amount, payment, apr, fee_percent, fee_minimum):
    """Interest and fees until nothing is owed; None if that takes more than 600 months or never ends."""
    fee = max(amount * fee_percent / 100, fee_minimum) if goal == "balance" else Decimal(0)
    offer = offer_of(plan, goal)
    offer = offer if offer and offer[0] < apr else None
    yearly, monthly = number(plan, "annual_fee") or Decimal(0), number(plan, "monthly_fee") or Decimal(0)
    main, fees, total = amount + fee, Decimal(0), fee
    for month in range(1, 601):
        charged = (yearly if month % 12 == 1 else Decimal(0)) + monthly
        has_offer = offer is not None and month <= offer[1]
        main_rate = (offer[0] if has_offer else apr) / 1200
        fees_rate = main_rate if goal == "purchase" else apr / 1200
        fees += charged
        parts = [[main, main * main_rate, main_rate], [fees, fees * fees_rate, fees_rate]]
        total += charged + parts[0][1] + parts[1][1]
        owed = [part[0] + part[1] for part in parts]
        left = payment
        # The dearer balance first; at one rate the order doesn't matter.
        for place in (0, 1) if parts[0][2] >= parts[1][2] else (1, 0):
            paid = min(left, owed[place])
            owed[place] -= paid
            left -= paid
        main, fees = owed
        if main + fees < Decimal("0.005"):
            return total
    return None


def rounded(amount):
    return None if amount is None else float(round(amount, 2))


def main():
    with open(ROOT / "data/survey/2025-12-31.csv", newline="", encoding="utf8") as file:
        plans = list(csv.DictReader(file))
    cases = json.loads(FIXTURE.read_text(encoding="utf8"))
    lines = []
    for row, score, goal, amount, payment, *_ in cases:
        plan = plans[row - 1]
        ends = apr_ends(plan, score)
        low = high = None
        if ends is not None:
            percent = number(plan, "transfer_fee_percent")
            fees = [(Decimal(0), Decimal(0)), (Decimal(5), Decimal(0))]
            if percent is not None:
                fees = [(percent, number(plan, "transfer_fee_minimum") or Decimal(0))] * 2
            low = cost(plan, goal, Decimal(amount), Decimal(payment), ends[0], *fees[0])
            high = None if low is None else cost(plan, goal, Decimal(amount), Decimal(payment), ends[1], *fees[1])
        lines.append(json.dumps([row, score, goal, amount, payment, rounded(low), rounded(high)]))
    FIXTURE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf8")


main()
