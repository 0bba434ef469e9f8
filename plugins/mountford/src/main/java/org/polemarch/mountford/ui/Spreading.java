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
 * pushed apart, just so far that each can be clicked; places where SPs are at home need room for their stacks as well.
 */
final class Spreading {

    /** In degrees of latitude: about thirteen kilometres. */
    static final double APART = 0.118;

    /** What a stack at home takes beyond that. */
    private static final double STACK = 0.07;

    private static final int ROUNDS = 60;

    private Spreading() {}

    static Map<String, LatLon> of(Chart chart) {
        List<Chart.Place> places = chart.places();
        Set<String> homes = chart.kinds().stream().map(Chart.SpKind::home).collect(Collectors.toSet());
        int count = places.size();
        double[] x = new double[count];
        double[] y = new double[count];
        double[] squeeze = new double[count];
        double[] room = new double[count];
        for (int i = 0; i < count; i++) {
            squeeze[i] = Math.cos(Math.toRadians(places.get(i).lat()));
            x[i] = places.get(i).lon() * squeeze[i];
            y[i] = places.get(i).lat();
            room[i] = APART / 2 + (homes.contains(places.get(i).id()) ? STACK : 0);
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int a = 0; a < count; a++) {
                for (int b = a + 1; b < count; b++) {
                    part(x, y, a, b, room[a] + room[b]);
                }
            }
        }
        Map<String, LatLon> drawn = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            drawn.put(places.get(i).id(), new LatLon(y[i], x[i] / squeeze[i]));
        }
        return drawn;
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
}
