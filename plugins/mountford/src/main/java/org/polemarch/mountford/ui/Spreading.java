package org.polemarch.mountford.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.polemarch.api.ui.map.LatLon;
import org.polemarch.mountford.view.Chart;

/**
 * Where the spaces are drawn: at their real coordinates, save that places nearer to each other than a symbol is wide are
 * pushed apart, just so far that each can be clicked; places where SPs are at home need room for their stacks as well, and
 * the chief cities of the war for their names.
 */
final class Spreading {

    /** In degrees of latitude: about thirteen kilometres. */
    static final double APART = 0.118;

    /** What a stack at home takes beyond that. */
    private static final double STACK = 0.07;

    /** Half the width of a name, and how far below its city it and its margin reach, in a small window. */
    private static final double NAME_WIDE = 0.41;

    private static final double NAME_DEEP = 0.34;

    /** How high a stack at home stands above its place, and how far it reaches to each side. */
    private static final double STACK_HIGH = 0.2;

    private static final double STACK_WIDE = 0.09;

    /** No place is drawn farther from where it lies: players know their Greece. */
    static final double LEASH = 0.3;

    private static final int ROUNDS = 60;

    /** How long a degree of longitude is in degrees of latitude, in the middle of the map. */
    private static final double SQUEEZE = Math.cos(Math.toRadians(38));

    private Spreading() {}

    static Map<String, LatLon> of(Chart chart) {
        List<Chart.Place> places = chart.places();
        Set<String> homes = chart.kinds().stream().map(Chart.SpKind::home).collect(Collectors.toSet());
        int count = places.size();
        double[] x = new double[count];
        double[] y = new double[count];
        double[] room = new double[count];
        for (int i = 0; i < count; i++) {
            x[i] = places.get(i).lon() * SQUEEZE;
            y[i] = places.get(i).lat();
            room[i] = APART / 2 + (homes.contains(places.get(i).id()) ? STACK : 0);
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int a = 0; a < count; a++) {
                for (int b = a + 1; b < count; b++) {
                    part(x, y, a, b, room[a] + room[b]);
                }
            }
            for (int a = 0; a < count; a++) {
                for (int b = 0; b < count && Looks.isPower(places.get(a).id()); b++) {
                    boolean stacked = homes.contains(places.get(b).id());
                    clear(x, y, a, b, NAME_WIDE + (stacked ? STACK_WIDE : 0), NAME_DEEP + (stacked ? STACK_HIGH : 0));
                }
            }
            for (int i = 0; i < count; i++) {
                hold(x, y, i, places.get(i));
            }
        }
        Map<String, LatLon> drawn = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            drawn.put(places.get(i).id(), new LatLon(y[i], x[i] / SQUEEZE));
        }
        return drawn;
    }

    private static void hold(double[] x, double[] y, int i, Chart.Place place) {
        double dx = x[i] - place.lon() * SQUEEZE;
        double dy = y[i] - place.lat();
        double off = Math.hypot(dx, dy);
        if (off > LEASH) {
            x[i] -= dx * (1 - LEASH / off);
            y[i] -= dy * (1 - LEASH / off);
        }
    }

    private static void part(double[] x, double[] y, int a, int b, double least) {
        double dx = x[b] - x[a];
        double dy = y[b] - y[a];
        double apart = Math.hypot(dx, dy);
        if (apart >= least) {
            return;
        }
        double push = (least - apart) / 2;
        double ux = apart == 0 ? 1 : dx / apart;
        double uy = apart == 0 ? 0 : dy / apart;
        x[a] -= ux * push;
        y[a] -= uy * push;
        x[b] += ux * push;
        y[b] += uy * push;
    }

    /** Moves another place out of the strip below a city in which its name stands, by the shorter way. */
    private static void clear(double[] x, double[] y, int city, int other, double wide, double deep) {
        double aside = x[other] - x[city];
        double below = y[city] - y[other];
        if (other == city || below <= 0 || below >= deep || Math.abs(aside) >= wide) {
            return;
        }
        double sideways = wide - Math.abs(aside);
        double down = deep - below;
        if (sideways < down) {
            x[other] += Math.copySign(sideways / 2, aside);
        } else {
            y[other] -= down / 2;
        }
    }
}
